/** Persons of services that have a record for each application of one. */
import type { PersonModel } from './model.ts';

/** One of each id: what the first record does not say is what a later one says. */
export function mergePersons(persons: readonly PersonModel[]): PersonModel[] {
  const merged = new Map<string, PersonModel>();
  for (const person of persons) {
    const before = merged.get(person.id);
    merged.set(person.id, before ? merge(before, person) : person);
  }
  return [...merged.values()];
}

function merge(one: PersonModel, other: PersonModel): PersonModel {
  return {
    ...one,
    first_name: one.first_name || other.first_name,
    last_name: one.last_name || other.last_name,
    email: one.email || other.email,
    phone: one.phone ?? other.phone,
    links: [...one.links, ...other.links],
    tags: [...one.tags, ...other.tags],
    notes: [...one.notes, ...other.notes],
    created_at: earlier(one.created_at, other.created_at),
  };
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
