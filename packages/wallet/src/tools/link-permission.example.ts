import { permissions } from '../../test/example-facts.ts';
import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { linkPermission, unlinkPermission } from './link-permission.ts';

export const examples: ToolExamples = {
  linkPermission: exampleForm('eos', linkPermission, permissions, {
    permission: 'pay',
    contract: 'game',
    action: 'play',
  }),
  unlinkPermission: exampleForm('eos', unlinkPermission, permissions),
};
