/** Nothing was published or switched; the message is the reasons, a line each. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

const CAME_FIRST = 'Another promote came first; what is live has changed. Look at it and try again.';

/** Somebody else switched what is live between the look at it and the switch. */
export class LiveChanged extends ReleaseRefused {
  constructor() {
    super([CAME_FIRST]);
  }
}

/** Somebody else did a step since the one that was seen. Unlike `LiveChanged` it is not tried again: that would overwrite the step. */
export class Overtaken extends ReleaseRefused {
  constructor() {
    super([CAME_FIRST]);
  }
}
