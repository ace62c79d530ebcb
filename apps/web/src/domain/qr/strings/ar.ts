export const strings: StringFolders['domain/qr'] = {
  code: (name) => `رمز QR لـ ${name}`,
  opens: 'مسحه يفتح هذه الصفحة.',
  tooLong: 'هذا العنوان أطول من أن يتسع له رمز QR.',
};
