/** Keeps the named search parameters, dropping what is empty or unknown. */
export function textSearch<const Name extends string>(...names: Name[]) {
  return (search: Record<string, unknown>): { [K in Name]?: string } => {
    const texts: { [K in Name]?: string } = {};
    for (const name of names) {
      const value = search[name];
      // The router reads '58' as a number and 'true' as a boolean; both become text again.
      if (value !== undefined && value !== null && typeof value !== 'object' && value !== '')
        texts[name] = String(value);
      // A list or an object (a name given twice) is removed by name: the router merges the result into what it parsed.
      else if (Object.hasOwn(search, name)) (texts as Record<string, undefined>)[name] = undefined;
    }
    return texts;
  };
}
