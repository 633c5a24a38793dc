/** How much each deployer may let wait: what it sends at the same moment shares the room that is left. */

import { GatewayError } from '../../core/errors.ts';

const MB = 1024 * 1024;

interface Limits {
  readonly bytes: number;
  readonly files: number;
}

/** `underway`: bytes of the files that are being sent. `received`: these, and those of files that are whole. */
type Sender = { files: number; underway: number; received: number };

/** One file on its way. */
export interface Place {
  /** Throws TOO_LARGE if these files, which wait, leave no room. `sizes` must have been read after `enter`. */
  demand(sizes: readonly number[]): void;
  /** Counts bytes that have come. Throws TOO_LARGE if there is no room for them. */
  add(bytes: number): void;
  /** The file is whole, or was given up: then its room is free at once. */
  leave(isWhole: boolean): void;
}

/** Counts for this process alone; another gateway's files count once they wait. */
export function createRoom({ bytes: mostBytes, files: mostFiles }: Limits) {
  const senders = new Map<string, Sender>();

  function demandThat(fits: boolean): void {
    const most = `${mostBytes / MB} MB or ${mostFiles} files`;
    if (!fits)
      throw new GatewayError('TOO_LARGE', `More than ${most} wait to be published; what waits for a day is removed`);
  }

  return {
    enter(deployer: string): Place {
      const sender = senders.get(deployer) ?? { files: 0, underway: 0, received: 0 };
      senders.set(deployer, sender);
      sender.files += 1;
      /** With `received` of later: what was on its way when this file came, and all that has come since. */
      const before = sender.underway - sender.received;
      let waiting = 0;
      let own = 0;
      const giveUp = () => {
        sender.underway -= own;
        sender.received -= own;
        own = 0;
      };
      return {
        demand(sizes) {
          waiting = sizes.reduce((sum, size) => sum + size, 0);
          demandThat(sizes.length + sender.files <= mostFiles && waiting + before + sender.received < mostBytes);
        },
        add(bytes) {
          own += bytes;
          sender.underway += bytes;
          sender.received += bytes;
          const fits = waiting + before + sender.received <= mostBytes;
          // At once, before the next chunk of another file comes: else all of them would be refused for each other.
          if (!fits) giveUp();
          demandThat(fits);
        },
        leave(isWhole) {
          if (isWhole) sender.underway -= own;
          else giveUp();
          sender.files -= 1;
          if (sender.files === 0) senders.delete(deployer);
        },
      };
    },
  };
}
