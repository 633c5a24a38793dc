/** A price. Where a rent in millions has no room, the line is broken before its unit: "$3,200/mo". */
export function Price({ text }: { text: string }) {
  const unitAt = text.indexOf('/');
  if (unitAt < 0) return text;
  return (
    <>
      {text.slice(0, unitAt)}
      <wbr />
      {text.slice(unitAt)}
    </>
  );
}
