/** Three short choices side by side; fewer when a larger font needs more room. */
export const threeColumns = 'repeat(auto-fit, minmax(4.7em, 1fr))';
