import { type CalendarEntry, toCalendar } from 'schema/calendar';

/** Downloads the entry as a file, so that the device offers its calendar. */
export function saveCalendar(entry: CalendarEntry): void {
  const address = URL.createObjectURL(new Blob([toCalendar(entry)], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'showing.ics';
  link.click();
  // The download has begun in the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
