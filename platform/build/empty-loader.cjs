// A server bundle contains no styles. The class names come from the *.css.ts module itself.
module.exports = () => '';
