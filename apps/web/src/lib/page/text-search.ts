/** Keeps the named search parameters, dropping empty and unknown ones. */
export function textSearch<const Name extends string>(...names: Name[]) {
  return (search: Record<string, unknown>): { [K in Name]?: string } => {
    const texts: { [K in Name]?: string } = {};
    for (const name of names) {
      const value = search[name];
      // The router parses '58' as a number and 'true' as a boolean: back to text.
      if (value !== undefined && value !== null && typeof value !== 'object' && value !== '')
        texts[name] = String(value);
      // Lists and objects (repeated parameters) are removed explicitly: the router merges the result into its input.
      else if (Object.hasOwn(search, name)) (texts as Record<string, undefined>)[name] = undefined;
    }
    return texts;
  };
}
