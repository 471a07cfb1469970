export default { build: { rolldownOptions: { input: ['isolated.html', 'bootstrap.html'] } } };
