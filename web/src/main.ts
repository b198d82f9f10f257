import '@fontsource-variable/fraunces/opsz.css'
import '@fontsource-variable/inter/wght.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'

settings.apply()

const target = document.getElementById('app')
if (target) mount(App, { target })
