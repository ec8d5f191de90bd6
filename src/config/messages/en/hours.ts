/** When to call and how to pay. */
export const hours = {
  call: 'When to call',
  closed: 'Closed',
  holiday: '{from} to {to}',
  holidays: {
    magheSankranti: 'Maghe Sankranti',
    newYear: 'Nepali New Year',
    dashain: 'Dashain',
    tihar: 'Tihar',
  },
  pay: 'How to pay',
  payments: {
    cash: { name: 'Cash on delivery', needs: 'Pay the driver when the goods arrive.' },
    bank: {
      name: 'Bank transfer',
      needs:
        'Transfer it to account {to}, Sample Bank, Kathmandu, and send us the slip with your name or your business.',
    },
    wallet: {
      name: 'eSewa or Khalti',
      needs: 'Send it to {to}; under “Remarks” write your name or your business.',
    },
    cheque: { name: 'Cheque', needs: 'In the name of {fullName}. We need your PAN number.' },
  },
} as const;
