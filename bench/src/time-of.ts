import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true, timeout: 1000 });

/** Milliseconds until the whole answer has arrived. Rejects unless the status is 200 and the answer is complete. */
export const timeOf = (address: string, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const from = performance.now();
    get(address, { agent, headers }, (answer) => {
      answer.resume().once('close', () => {
        if (answer.statusCode === 200 && answer.complete) resolve(performance.now() - from);
        else reject(new Error(`${address}: ${answer.statusCode}${answer.complete ? '' : ', cut off'}`));
      });
    }).once('error', reject);
  });
