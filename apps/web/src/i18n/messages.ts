/** Strings that come with each language's catalog, because every page needs them. */
export type Messages = StringFolders['shell'] &
  StringFolders['ui'] &
  StringFolders['domain/account'] & { sentences: StringFolders['domain/action'] };
