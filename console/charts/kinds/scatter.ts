import { BarChart, ScatterChart } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { use } from 'echarts/core'

// Bars with marks across them, too.
use([BarChart, ScatterChart, GridComponent])
