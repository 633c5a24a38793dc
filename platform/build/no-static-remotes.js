// Replaces what federation does for `import 'remote/module'`. Here no part names another one in an import: pages and
// slots come by the registry of the page.
const refuse = () => {
  throw new Error('A part imports no module of another part: use a slot');
};

export { refuse as remotes };
