export const strings: StringFolders['pages/propose'] = {
  title: 'Nueva propuesta',
  description: (chain) => `Propón una transacción multifirma en ${chain}`,
  about:
    'En modo multifirma cada formulario añade aquí sus acciones en lugar de firmarlas. La propuesta se ejecuta cuando la han aprobado suficientes cuentas.',
  open: 'Propuestas abiertas',
  openOf: (proposer) => `Propuestas abiertas de ${proposer}`,
  none: 'No hay acciones reunidas. Activa el modo multifirma y envía un formulario.',
  transfer: 'Enviar tokens',
  authorizedBy: 'Autorizada por',
  levelInvalid: 'Escribe cuenta@permiso',
  earlier: (number) => `Subir la acción ${number}`,
  remove: (number) => `Quitar la acción ${number}`,
  removeApprover: (level) => `Quitar ${level}`,
  addApprover: 'Añadir un aprobador (cuenta@permiso)',
  add: 'Añadir',
  approversFailed: 'No se pudieron leer las aprobaciones necesarias.',
  retry: 'Reintentar',
  suggest: 'Usar las aprobaciones necesarias',
  again: 'Otra propuesta',
  reach: {
    own: 'Tu cuenta',
    active: (day) => `Última actividad: ${day}`,
    idle: (day) => (day === null ? 'Nunca usada' : `Inactiva desde ${day}`),
    unknown: 'Actividad desconocida',
    producers: 'Requiere dos tercios de los productores de bloques',
    unsatisfiable: 'Ninguna clave puede aprobar',
    missing: 'No existe',
  },
  fields: {
    actions: { label: 'Acciones' },
    requested: {
      label: 'Aprobaciones solicitadas',
      hint: 'Según las autoridades de las acciones; primero las cuentas activas',
    },
    name: { label: 'Nombre de la propuesta', hint: 'De 1 a 12 caracteres: a-z, 1-5 y puntos' },
    days: { label: 'Caduca en días' },
    delay: { label: 'Retraso en horas', hint: 'Entre la última aprobación y la ejecución' },
  },
  acts: {
    propose: {
      title: (name, count) => `Proponer ${name} con ${count} ${count === '1' ? 'acción' : 'acciones'}`,
      done: (name, count) => `Propuesta ${name} creada con ${count} ${count === '1' ? 'acción' : 'acciones'}`,
    },
  },
  faults: {
    'actions-missing': 'Reúne al menos una acción',
    'approvers-missing': 'Solicita al menos una aprobación',
    'proposal-name-invalid': 'Un nombre tiene de 1 a 12 caracteres a-z, 1-5 y puntos',
  },
  notes: {
    'not-requested': (levels) => `Sin solicitar, aunque las acciones pueden necesitarlo: ${levels}`,
  },
};
