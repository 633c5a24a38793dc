// While an editor writes a file, it is empty for a moment, and its importers would not find its exports. So this waits.
const { readFile } = require('node:fs/promises');
const { setTimeout: wait } = require('node:timers/promises');

const TRIES = 10;
const TRY_AFTER_MS = 50;

module.exports = async function (text) {
  let current = text;
  for (let tries = 0; current.trim() === '' && tries < TRIES; tries += 1) {
    await wait(TRY_AFTER_MS);
    current = await readFile(this.resourcePath, 'utf8');
  }
  return current;
};
