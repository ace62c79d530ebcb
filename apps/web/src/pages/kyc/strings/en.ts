export const strings = {
  title: 'Identity check',
  text: 'Verify the identity of your account with the identity service of this chain.',
  tier: (tier: number) => `Tier ${tier}`,
  tierText: {
    1: 'Name, birth date and address',
    2: 'Tier 1, and pictures of you and your ID',
    3: 'Not offered by the identity service',
  },
  statuses: { PASSED: 'Passed', PENDING: 'Pending', FAILED: 'Failed' },
  unavailable: 'Unavailable',
  choose: 'Select',
  apply: (tier: number) => `Apply for tier ${tier}`,
  fields: {
    firstname: 'First name',
    lastname: 'Last name',
    birthdate: 'Birth date',
    address: 'Address',
    email: 'Email',
    country: 'Country',
    selfie: 'Picture of you',
    frontofid: 'ID, front',
    backofid: 'ID, back',
  },
  chooseCountry: 'Select a country',
  noCountries: 'Countries could not be loaded',
  documentHint: 'JPEG or PNG, 2 MB at most',
  faults: {
    'document-type': 'Not a JPEG or PNG picture',
    'document-size': 'Larger than 2 MB',
    'document-empty': 'The file is empty',
  },
  submit: 'Submit application',
  sending: 'Submitting…',
  privacy: 'Sent to the identity service only. This site does not store it.',
  legal: 'Legal documents',
  termsAccepted: 'Terms of service accepted',
  termsOpen: 'Terms of service not accepted yet',
  acceptTerms: 'Accept terms of service',
  providers: 'Identity providers',
};

declare global {
  interface StringFolders {
    'pages/kyc': typeof strings;
  }
}
