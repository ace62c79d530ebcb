export const strings: StringFolders['pages/tax'] = {
  title: 'Exportación fiscal',
  description: (chain) => `Exporta las transferencias de una cuenta en ${chain} para CoinTracking`,
  about:
    'Las transferencias recibidas son depósitos y las enviadas, retiradas, en las columnas que importa CoinTracking. Las horas son UTC. El spam conocido y las imitaciones de tokens se omiten salvo que los incluyas.',
  account: 'Cuenta',
  accountInvalid: 'No es un nombre de cuenta',
  from: 'Desde (UTC)',
  to: 'Hasta (UTC)',
  reversed: 'Termina antes de empezar',
  withSpam: 'Incluir spam e imitaciones',
};
