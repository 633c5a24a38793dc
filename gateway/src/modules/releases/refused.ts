/** Nothing was published or switched. The message lists the reasons, one in each line. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

/** Throws `ReleaseRefused` if there are reasons. */
export function refuse(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new ReleaseRefused(reasons);
}

const CAME_FIRST = 'Another promote, rollback or canary came first. Look at how it stands now, and try again.';

/** Somebody else switched what is live between the look at it and the switch. */
export class LiveChanged extends ReleaseRefused {
  constructor() {
    super([CAME_FIRST]);
  }
}

/**
 * Somebody else did a step after the one that this person had seen. Unlike `LiveChanged` it is not tried again: that
 * would overwrite the other step.
 */
export class Overtaken extends ReleaseRefused {
  constructor() {
    super([CAME_FIRST]);
  }
}
