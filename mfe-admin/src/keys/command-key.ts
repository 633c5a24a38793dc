/** The modifier key of this machine's keyboard for K. */
export const commandKey = (): string => (/Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘' : 'Ctrl');
