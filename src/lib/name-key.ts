/** The key of a name that people choose, such as that of a tag: names that differ by case or by how letters are composed are the same. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFKC');
}
