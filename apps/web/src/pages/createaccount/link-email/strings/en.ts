export const strings = {
  title: 'Link email',
  description: (chain: string) => `Link an email address to an account on ${chain}`,
  text: 'The operator of this site can send notifications about your account, and help to find its name again. Your signature proves that the account is yours; it sends no transaction.',
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
