export const strings = {
  title: 'Link email',
  description: (chain: string) => `Link an email address to an account on ${chain}`,
  text: 'Notifications about your account, and help to recover its name, from the operator of this site.',
  /** From signing to the confirmed address. */
  steps: [
    ['Sign', 'The wallet signs a proof that the account is yours. No transaction is sent.'],
    ['Confirm', 'Open the link in the message to your address.'],
    ['Linked', 'Notifications and account recovery use this address.'],
  ] as [string, string][],
  email: 'Email',
  invalid: 'Enter an email address',
  consent:
    'I agree that the operator of this site stores my email address with my account name, and sends me messages about it.',
  submit: 'Sign and link',
  pending: (email: string) => `Confirm the link in the message to ${email}`,
  linked: (email: string) => `Linked to ${email}`,
  done: 'Email address sent',
};

declare global {
  interface StringFolders {
    'pages/createaccount/link-email': typeof strings;
  }
}
