import { toast } from 'platform';

/** The visitor closed the share sheet, or it is open already. */
const NO_FAILURES = ['AbortError', 'InvalidStateError'];

/** Opens the device's share sheet. `instead` is called if there is none, or if it does not open, as in some apps. */
export async function shareOr(data: ShareData, instead: () => unknown): Promise<void> {
  if (!navigator.share) {
    instead();
    return;
  }
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && NO_FAILURES.includes(error.name))) instead();
  }
}

/** Copies a link and says where it leads. Where the clipboard is not to be had, the link is shown. */
export async function copyLink(url: string, description: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copied', description });
  } catch {
    toast({ title: 'Error', description: `The link could not be copied. It is ${url}`, variant: 'destructive' });
  }
}
