import { inNewYork } from '../clock/new-york.ts';
import { useNow } from '../clock/use-now.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { formatHour } from '../leads/lead-words.ts';
import { signedIn } from '../session/signed-in.ts';
import { Today } from './today.tsx';

export const loader = signedIn();

const longDay = inNewYork({ weekday: 'long', month: 'long', day: 'numeric' });

export function Component() {
  const now = useNow();
  return (
    <AdminPage title="Today" aside={`${longDay.format(now)}, ${formatHour(new Date(now).toISOString())}`}>
      <Today now={now} />
    </AdminPage>
  );
}
