/** Keeps a mapping under a name; an earlier one of this name gives way. Takes the places of name and mapping. */
export const saveMappingSql = (name: string, mapping: string): string =>
  `insert into catalog.import_mapping (name, mapping) values (${name}, ${mapping}::jsonb)
   on conflict (name) do update set mapping = excluded.mapping, updated_at = now()`;
