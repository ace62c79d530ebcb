export const strings: StringFolders['pages/utilities/cancel'] = {
  title: 'Cancelar una transacción diferida',
  description: (chain) => `Cancela una transacción diferida en ${chain}`,
  about:
    'Una transacción diferida se puede cancelar antes de ejecutarse, con un permiso que la autorizó. Las cadenas que desactivaron las transacciones diferidas lo rechazan.',
  fields: {
    id: { label: 'ID de transacción' },
    level: { label: 'Permiso que cancela', hint: 'cuenta@permiso; por defecto, el que firma' },
  },
  acts: {
    'cancel-delayed': {
      title: (id) => `Cancelar la transacción ${id}…`,
      done: (id) => `Transacción ${id}… cancelada`,
    },
  },
  faults: {
    'id-invalid': 'Escribe los 64 dígitos hexadecimales de un ID de transacción',
    'level-invalid': 'Escribe cuenta@permiso',
    'level-other': (account) => `Aquí solo se pueden usar permisos de ${account}`,
  },
  notes: {},
  again: 'Cancelar otra',
};
