/** A name or address that stands out, isolated from the direction of the text around it. */

export function StrongName({ name }: { name: string }) {
  return (
    <strong>
      <bdi>{name}</bdi>
    </strong>
  );
}
