// Leaves out of a library's module what nobody here asks for: replaces texts, after which the minifier finds dead code.
module.exports = function (text) {
  return this.getOptions().cuts.reduce((source, [from, to]) => {
    if (!source.includes(from))
      throw new Error(`It no longer has the text “${from}”, which is to be left out: see docs/upgrading.md`);
    return source.replaceAll(from, () => to);
  }, text);
};
