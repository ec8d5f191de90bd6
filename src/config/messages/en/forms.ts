/** Labels, placeholders, options and messages of the public forms. */
export const forms = {
  order: {
    fields: {
      fullName: 'Full Name',
      email: 'Email Address',
      phone: 'Phone Number',
      businessName: 'Business Name',
      businessType: 'Business Type',
      province: 'Province',
      district: 'District',
      city: 'City',
    },
    groups: {
      customer: 'Who is ordering',
      business: 'Your business',
      place: 'Where it goes',
      items: 'What you need',
    },
    choose: {
      businessType: 'Choose a business type',
      province: 'Choose a province',
      district: 'Choose a district',
      city: 'Choose a city',
    },
    closed: {
      district: 'Opens once a province is chosen.',
      city: 'Opens once a district is chosen.',
    },
    loading: {
      hint: 'The districts are being loaded.',
      failed:
        'The districts and cities could not be loaded. Try again, or reload the page: what you typed is kept.',
      retry: 'Try again',
    },
    businessTypes: {
      Hotel: 'Hotel',
      Restaurant: 'Restaurant',
      'Party Palace': 'Party Palace',
      Wholesaler: 'Wholesaler',
      Retailer: 'Retailer',
      Dealer: 'Dealer',
      Other: 'Other',
    },
    item: {
      heading: 'Item',
      quantityHeading: 'Qty',
      name: 'Item {number}',
      quantity: 'Qty of item {number}',
      remove: 'Remove item {number}',
      choosePack: '{name} is in your order. Choose a pack:',
      hint: 'Pick from the catalogue as you type, or write what you need in your own words.',
    },
    sum: {
      whole: 'about {sum} by today’s list, we confirm',
      part: 'about {sum} by today’s list for {priced} of {rows} items, we confirm',
    },
    addItem: 'Add Item',
    placeOrder: 'Place Order',
    cancel: 'Cancel',
    submitted: 'Order submitted successfully!',
    summary: {
      heading: 'One step left: send it',
      text: 'This page has not sent or saved anything. Choose how to send your order. We reply with the price and the delivery date.',
      items: 'Items',
      more: '… and {count} more',
      quantity: '{quantity}',
      subject: 'Order from {business}',
      shortened:
        'The order is too long for a link: the email holds {mail} of {rows} items, WhatsApp {whatsapp} of {rows}. Copy all of it and paste it into your message.',
      textLabel: 'Your order as text',
      paper: { heading: 'Order to {name}', phone: 'Phone {phone}', signature: 'Date and signature' },
    },
    noScript: {
      heading: 'Order by phone or email',
      text: 'The order form needs JavaScript, which is switched off in this browser. Ring us or write to us instead: say who you are, where the order goes, and what you need of each item.',
    },
  },
  contact: {
    name: {
      label: 'Name',
      placeholder: 'Enter your name',
      hint: 'Letters and spaces, in any script.',
      refused: 'Only letters and spaces are allowed',
    },
    email: {
      label: 'Email',
      placeholder: 'Enter email address',
      hint: 'Enter your email address so that we can reply.',
      required: 'Email is required.',
      invalid: 'Please enter a valid email address.',
    },
    enquiryType: {
      label: 'Enquiry type',
      placeholder: 'Enquiry type',
      options: {
        general: 'General enquiry',
        dealership: 'Dealership',
        job: 'Job enquiry',
        order: 'Product order',
        other: 'Other',
      },
    },
    phone: {
      label: 'Phone',
      placeholder: 'Enter phone number',
      hint: 'Digits only, such as 9800000000.',
      refused: 'Phone number can only contain digits.',
    },
    message: { label: 'Message' },
    terms: {
      label: 'I hereby accept all the terms and conditions.',
      read: 'Read the terms',
    },
    submit: 'Get Service',
    ready: {
      heading: 'One step left: send it',
      text: 'This page has not sent anything. Send your message by email or WhatsApp, or copy it.',
      subject: 'Get Services: {type}',
      subjectPlain: 'Get Services',
      shortened:
        'The message is too long for a link, which leaves out its end. Copy all of it and paste it into your message.',
      textLabel: 'Your message as text',
    },
    boxes: { email: 'Write to us', phone: 'Call us', office: 'Visit us' },
    map: {
      title: 'Map of {street}, {city}',
      open: 'Open the map',
      fallback: 'No map here? It comes from OpenStreetMap and needs a connection.',
      /** Names on the drawn map. */
      places: {
        ringRoad: 'Ring Road',
        gongabu: 'to Gongabu',
        swayambhu: 'to Swayambhu',
        junction: 'Balaju Chowk',
        river: 'Bishnumati',
        mill: 'Our mill',
      },
    },
    noScript: {
      heading: 'Write or call instead',
      text: 'The form needs JavaScript, which is switched off in this browser. Our email addresses and phone numbers are above.',
    },
  },
  failed: {
    heading: 'The form could not be loaded',
    text: 'The connection failed, or this page is out of date. Reload the page: what you typed is kept. Or call or email us instead.',
    reload: 'Reload the page',
  },
  send: {
    email: 'Send it by email',
    whatsapp: 'Send it by WhatsApp',
    copy: 'Copy',
    copyAll: 'Copy all',
    copied: 'Copied.',
    refused: 'Your browser refused to copy. The text is selected here: copy it from the field.',
    newTab: 'opens in a new tab',
  },
} as const;
