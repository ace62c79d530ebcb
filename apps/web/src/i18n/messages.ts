/** The strings that every page needs; they come with the language's catalog. */
export type Messages = StringFolders['shell'] &
  StringFolders['ui'] &
  StringFolders['domain/account'] & { sentences: StringFolders['domain/action'] };
