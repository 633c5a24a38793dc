/** The audit log in the agent's words. */

import type { AgentDeedsQuery } from '../generated/operations.ts';
import { labelOf } from '../site/site-words.ts';

export type Deed = NonNullable<AgentDeedsQuery['viewer']>['auditLog']['nodes'][number];

const deeds: Readonly<Record<string, string>> = {
  createProperty: 'Put a home on the site',
  updateProperty: 'Changed a home',
  markPropertySold: 'Marked a home as sold',
  reopenProperty: 'Put a home back on the market',
  archiveProperty: 'Put a home into the archive',
  restoreProperty: 'Took a home out of the archive',
  previewProperty: 'Previewed a home',
  scheduleProperty: 'Set when a home goes live',
  importHomes: 'Read a home in from a spreadsheet',
  undoHomesImport: 'Took a home of a spreadsheet back',
  deleteProperty: 'Deleted a home',
  addOpenHouse: 'Added an open house',
  removeOpenHouse: 'Took an open house away',
  setValueEstimate: 'Set the value estimate of a home',
  describePhoto: 'Described a photo',
  focusPhoto: 'Chose what a photo shows when it is cropped',
  removePhoto: 'Took a photo away',
  uploadImages: 'Uploaded photos',
  updateLead: 'Changed a lead',
  answerLead: 'Answered a lead',
  updatePerson: 'Noted what somebody looks for',
  arrangeShowing: 'Arranged a showing',
  updateShowing: 'Changed a showing',
  createSavedReply: 'Kept a reply',
  updateSavedReply: 'Changed a kept reply',
  deleteSavedReply: 'Removed a kept reply',
  updateSite: 'Changed the site',
  restoreSite: 'Put an earlier site back',
  previewSite: 'Previewed the site',
  createTestimonial: 'Added a testimonial',
  updateTestimonial: 'Changed a testimonial',
  deleteTestimonial: 'Deleted a testimonial',
  orderTestimonials: 'Put testimonials in another order',
  askTestimonial: 'Asked for a testimonial',
  withdrawTestimonialRequest: 'Took back a link for a testimonial',
  sendTestimonial: 'A client wrote a testimonial',
  sendTestMail: 'Sent a test mail',
  retryMail: 'Tried mail again',
  signIn: 'Signed in',
  signInWithPasskey: 'Signed in with a passkey',
  signInWithCode: 'Signed in with a code of the app',
  signInWithRecoveryCode: 'Signed in with a recovery code',
  signInFailed: 'Somebody failed to sign in',
  secondFactorFailed: 'Somebody had the password but not the second factor',
  passwordFailed: 'Somebody signed in typed a wrong password',
  startTotp: 'Began to set up an authenticator app',
  confirmTotp: 'Set up an authenticator app',
  removeTotp: 'Took the authenticator app away',
  startPasskey: 'Began to add a passkey',
  addPasskey: 'Added a passkey',
  removePasskey: 'Took a passkey away',
  renewRecoveryCodes: 'Made new recovery codes',
  resetSecondFactor: 'Took every second factor away, by command',
  addPushDevice: 'Let a device be told of new leads',
  removePushDevice: 'Ended that a device is told of new leads',
  signOut: 'Signed out',
  signOutEverywhere: 'Ended every session',
  endSession: 'Ended a session',
  changePassword: 'Changed the password',
  erasePerson: 'Erased a person',
  promoteRelease: 'Put a release live',
  rollBackRelease: 'Went back to a release',
  withdrawRelease: 'Took a part out of the site',
  setCanary: 'Gave a release to some visitors',
  endCanary: 'Took a canary back',
  createDeployToken: 'Made a deploy token',
  revokeDeployToken: 'Revoked a deploy token',
  restoreDeployToken: 'Took back that a deploy token was revoked',
};

/** Fields that identify a record. */
const NAMES = ['address', 'name', 'title'];
const LONGEST = 60;

/** For what a field without a value stands: a text of the site comes from `site.json` then. */
const absentIn = (action: string): string => (action.endsWith('Site') ? 'as it came' : 'nothing');

/** What was done, and to what if the log says so. An action that is not in `deeds` is shown by its own name. */
export function deedInWords({ action, changes }: Deed): string {
  const words = deeds[action] ?? action;
  const named = changes.find(({ field }) => NAMES.includes(field));
  const name = named?.after ?? named?.before;
  if (name) return `${words}: ${name}`;
  const [only, ...more] = changes;
  if (!only || more.length > 0) return words;
  const [before, after] = [only.before ?? absentIn(action), only.after ?? absentIn(action)];
  if (before.length > LONGEST || after.length > LONGEST) return `${words}: ${labelOf(only.field)}`;
  return `${words}: ${labelOf(only.field)}, ${before} → ${after}`;
}

const browsers = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'] as const;
const called: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera' };
const devices = ['iPhone', 'iPad', 'Android', 'Macintosh', 'Windows', 'Linux'] as const;

/** "Safari, iPhone": enough to recognize one's own device. */
export function deviceInWords(userAgent: string | null): string {
  const browser = browsers.find((name) => userAgent?.includes(`${name}/`));
  const device = devices.find((name) => userAgent?.includes(name));
  const words = [browser && (called[browser] ?? browser), device === 'Macintosh' ? 'Mac' : device].filter(Boolean);
  return words.join(', ') || 'A program';
}
