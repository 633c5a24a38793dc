import { RestError } from 'platform';
import { restPaths } from 'schema/paths';
import { withSession } from '../session/sign-in-again.ts';

/** Milliseconds without a sign of the upload or an answer. A line that fell silent is told by no browser. */
const STILL = 60_000;

type Sending = { file: File; signal: AbortSignal; onProgress: (share: number) => void };

/** Throws if something else has answered instead of the gateway. */
function nameIn(text: string): string {
  const { filePaths } = JSON.parse(text) as { filePaths?: string[] };
  const name = filePaths?.[0];
  if (!name) throw new SyntaxError('The answer to a photo has no name');
  return name;
}

/** One request for each photo, by XMLHttpRequest, because fetch does not report the progress of an upload. */
function request({ file, signal, onProgress }: Sending): Promise<string> {
  // Cancelled while it was prepared, or during the log-in.
  if (signal.aborted) return Promise.reject(signal.reason);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const body = new FormData();
  body.append('images', file);
  const call = new XMLHttpRequest();
  call.open('POST', restPaths.adminUpload);
  const giveUp = () => {
    reject(new DOMException('The line fell silent', 'TimeoutError'));
    call.abort();
  };
  let timer = setTimeout(giveUp, STILL);
  call.onloadend = () => clearTimeout(timer);
  call.upload.onprogress = ({ loaded, total }) => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, STILL);
    onProgress(loaded / total);
  };
  call.onload = () => {
    if (call.status >= 400) return reject(new RestError(call.status, call.responseText));
    try {
      resolve(nameIn(call.responseText));
    } catch (error) {
      reject(error);
    }
  };
  call.onerror = () => reject(new TypeError('The line dropped'));
  call.onabort = () => reject(signal.reason);
  signal.addEventListener('abort', () => call.abort(), { once: true });
  call.send(body);
  return promise;
}

/** Resolves with the gateway's name for the photo. If the session has ended, it asks for the log-in first. */
export const sendPhoto = (sending: Sending): Promise<string> => withSession(() => request(sending));
