export const strings: StringFolders['pages/createaccount/link-email'] = {
  title: 'Vincular correo',
  description: (chain) => `Vincula un correo electrónico a una cuenta de ${chain}`,
  text: 'El operador de este sitio puede enviar avisos sobre tu cuenta y ayudarte a recuperar su nombre. La firma demuestra que la cuenta es tuya; no envía ninguna transacción.',
  email: 'Correo electrónico',
  invalid: 'Escribe un correo electrónico',
  consent:
    'Acepto que el operador de este sitio guarde mi correo junto con el nombre de mi cuenta y me envíe mensajes sobre ella.',
  submit: 'Firmar y vincular',
  pending: (email) => `Confirma el enlace del mensaje enviado a ${email}`,
  linked: (email) => `Vinculada a ${email}`,
  done: 'Correo enviado',
};
