import { eosFlavor } from './eos/flavor.ts';
import { fioFlavor } from './fio/flavor.ts';
import type { Flavor } from './flavor.ts';
import type { FlavorKey } from './flavor-keys.ts';
import { protonFlavor } from './proton/flavor.ts';
import { telosFlavor } from './telos/flavor.ts';
import { waxFlavor } from './wax/flavor.ts';

/** All flavors by key: a folder here, a line in flavor-keys.ts, and one in the family's `devnet`. */
export const flavors: Readonly<Record<FlavorKey, Flavor>> = {
  eos: eosFlavor,
  wax: waxFlavor,
  telos: telosFlavor,
  fio: fioFlavor,
  proton: protonFlavor,
  // One per line to avoid merge conflicts.
};
