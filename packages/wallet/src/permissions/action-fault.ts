/** Why no permission of the account authorizes an action. */
export type ActionFault =
  /** A change of permissions takes one authorization. */
  | 'several-authorizations'
  /** A change of permissions takes an authorization of the account that it changes. */
  | 'foreign-account'
  /** The permission to change, or the parent of a new one, does not exist. */
  | 'no-permission'
  /** Actions that change permissions cannot be linked. */
  | 'not-linkable'
  /** There is no link to remove. */
  | 'no-link';
