/** Passes the text of a style sheet to the shadow roots of the page, instead of emitting a file for its head. */
module.exports = () => undefined;
module.exports.pitch = function (rest) {
  const { styles } = this.getOptions();
  const text = this.utils.contextify(this.context, `!!${rest}`);
  return `import { addStyles } from ${JSON.stringify(styles)};\nimport css from ${JSON.stringify(text)};\naddStyles(css);\n`;
};
