export function Component() {
  return <p>slot</p>;
}
