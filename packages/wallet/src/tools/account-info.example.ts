import { chainByKey } from '@antescope/chains/config/registry';
import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { setProfile } from './account-info.ts';

const fields = { account: 'account', name: 'name', avatar: 'avatar', about: 'about', website: 'website' };
const withProfiles = {
  ...chainByKey('eos'),
  accountInfo: { contract: 'accountinfo1', action: 'set', table: 'profiles', fields },
};

export const examples: ToolExamples = {
  setProfile: exampleForm(withProfiles, setProfile, { present: null }, { name: 'Alice' }),
};
