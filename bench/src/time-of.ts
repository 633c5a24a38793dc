import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true, timeout: 1000 });

/** Milliseconds until an address has been answered whole. Rejects unless it is answered well. */
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
