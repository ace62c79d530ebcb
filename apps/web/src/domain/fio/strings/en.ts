export const strings = { never: 'Does not expire', expired: 'Expired', public: 'Public', private: 'Private' };

declare global {
  interface StringFolders {
    'domain/fio': typeof strings;
  }
}
