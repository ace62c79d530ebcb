export const strings: StringFolders['pages/profile'] = {
  title: 'Perfil',
  description: (chain) => `Define el perfil público de una cuenta en ${chain}`,
  text: 'Cualquiera puede leer un perfil en la cadena, también después de cambiarlo. La cuenta paga la RAM de sus textos.',
  failed: 'No se pudo leer el perfil actual.',
  name: 'Nombre visible',
  avatar: 'URL de la imagen',
  about: 'Acerca de',
  website: 'Sitio web',
  urlHint: 'Empieza por https://',
  acts: { 'set-profile': { title: 'Actualizar el perfil', done: 'Perfil actualizado' } },
  faults: {
    'url-invalid': 'Escribe una URL que empiece por https://',
    'profile-empty': 'Escribe al menos un texto',
  },
  notes: {
    'profile-unchanged': 'Es el perfil actual: no cambia nada.',
    'texts-removed': 'Elimina textos del perfil actual.',
    'replaces-unknown': 'No se conoce el perfil actual: se reemplaza por completo.',
  },
  again: 'Volver al perfil',
};
