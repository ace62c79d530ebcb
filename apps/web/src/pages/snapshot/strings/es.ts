export const strings: StringFolders['pages/snapshot'] = {
  title: 'Instantánea',
  description: (chain) => `Lo que dice de una cuenta la instantánea anterior al inicio de ${chain}`,
  about:
    'Los saldos se contaron una vez antes de que empezara la cadena o para un airdrop. Busca una cuenta o una clave en ese recuento.',
  account: 'Cuenta o clave',
  look: 'Buscar',
  none: (chain) => `No hay ningún servicio de instantáneas configurado para ${chain}.`,
  what: 'la instantánea',
  missing: (name) => `La instantánea no conoce a ${name}`,
};
