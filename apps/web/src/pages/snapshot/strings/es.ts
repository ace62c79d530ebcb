export const strings: StringFolders['pages/snapshot'] = {
  title: 'Instantánea',
  description: (chain) => `Saldos de cuentas en la instantánea anterior al lanzamiento de ${chain}`,
  about: 'Consulta el saldo de una cuenta o clave en la instantánea de génesis o del airdrop.',
  account: 'Cuenta o clave',
  lookUp: 'Buscar',
  none: (chain) => `No hay ningún servicio de instantáneas configurado para ${chain}.`,
  what: 'la instantánea',
  missing: (name) => `${name} no está en la instantánea`,
};
