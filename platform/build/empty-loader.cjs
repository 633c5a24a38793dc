// Styles have no place in a server bundle; the class names come from the *.css.ts module itself.
module.exports = () => '';
